/** What the frame shows to signed-in residents only: one file of the bundle, loaded with their session. */
export { AccountMenu } from './AccountMenu.tsx';
export { Countdown } from './Countdown.tsx';
