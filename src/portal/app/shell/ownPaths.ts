/** Pages of the account that the frame itself leads to, where the municipality has them. */
export const panelPath = '/panel-uzytkownika';
export const twoStepsPath = '/panel-uzytkownika/dwuetapowe';
