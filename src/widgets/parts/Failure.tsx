import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Binding } from '../binding.ts';

/**
 * In the place of a block whose data did not come: what happened, the case number, and another try.
 *
 * @param name of what is missing, where no heading above says it
 */
export const Failure = observer(function Failure({ binding, name }: { binding: Binding; name?: string }) {
  const { failure } = binding;
  return (
    <Notice
      tone="danger"
      title={name}
      word={binding.word('wspolne.widzety.blad')}
      role="alert"
      action={
        <Button icon="refresh" small busy={binding.refreshing} onClick={() => binding.retry()}>
          {binding.word('wspolne.widzety.ponow')}
        </Button>
      }
    >
      <p>{failure?.message}</p>
      {failure?.nrSprawy && (
        <p className="ok-block__case">{binding.word('wspolne.widzety.nrSprawy', { nrSprawy: failure.nrSprawy })}</p>
      )}
    </Notice>
  );
});
