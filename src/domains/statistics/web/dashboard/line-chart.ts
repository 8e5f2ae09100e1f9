import {
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';

Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale, Filler, Tooltip);

/** A line chart on a canvas, as wide as its box. Only this file knows the library, so that it is loaded with the first chart. */
export const startChart = (canvas: HTMLCanvasElement, configuration: ChartConfiguration<'line'>) =>
  new Chart(canvas, configuration);
