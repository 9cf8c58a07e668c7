import { observer } from 'mobx-react-lite';
import { useStudio } from '../context.ts';
import type { View } from '../view.ts';
import { useLack } from './Common.ts';

/** Says above a view why nothing can be changed in it. */
export const RoleNote = observer(function RoleNote() {
  const { view, entry } = useStudio();
  const lacks: Readonly<Partial<Record<View, string | undefined>>> = {
    text: useLack(entry?.subject ?? 'text'),
    pages: useLack('page'),
    page: useLack('page'),
    publish: useLack('publishing'),
    history: undefined,
    steps: undefined,
  };
  const ofScreens = useLack('screen');
  const lack = view in lacks ? lacks[view] : ofScreens;
  return lack ? (
    <p className="studio__note" id="role-note">
      {lack}
    </p>
  ) : null;
});
