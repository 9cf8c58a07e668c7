import type { Podmiot } from '../../../generated/models.ts';
import type { Place } from './ScreenHost.ts';
import type { StepScreen } from './steps.ts';

/**
 * Leads from a page about one thing of the former subject to the list where the new subject chooses, and says why. From a
 * service for the other kind of subject the gate leads away.
 *
 * @param name of the screen
 */
export function leaveThing(
  name: string,
  { host }: Pick<StepScreen, 'host'>,
  { nazwa, czyInstytucja }: Podmiot,
  place: Place | undefined,
): void {
  const services = host.manifest.groups.flatMap((group) => group.services);
  const served = services.filter((service) => service.screen === name);
  const forOthers = served.every(({ only }) => only && (only === 'instytucja') !== czyInstytucja);
  if (!place || (served.length > 0 && forOthers)) return;
  host.notify(host.word('powloka.innyPodmiot', { nazwa }), 'info');
  host.go(place, true);
}
