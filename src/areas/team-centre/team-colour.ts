/** The team's colour (--river-600) for antd's pickers. */
export const teamColour = '#0e5f66';
