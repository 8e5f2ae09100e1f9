/** Opens the dialog of a session that ended, loaded only then: every public page carries what calls the server, few ever need it. */
export async function askToLogInAgain(): Promise<void> {
  const { openReloginDialog } = await import('./relogin-dialog.ts');
  openReloginDialog();
}
