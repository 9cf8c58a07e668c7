import { observer } from 'mobx-react-lite';
import { Notice } from '../../portal/ui/Notice.tsx';
import type { Binding } from '../binding.ts';
import { Empty } from './Empty.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/**
 * Replaces a block whose data could not be loaded.
 *
 * @param name of the missing part, if no heading above names it
 */
export const Failure = observer(function Failure({ binding, name }: { binding: Binding; name?: string }) {
  const { failure, failureRepeated, refreshing } = binding;
  if (failureRepeated) return <Empty name={name} text={binding.word('wspolne.widzety.brakJakWyzej')} />;
  if (failure?.absent)
    return (
      <Notice tone="info" title={name} word={binding.word('wspolne.widzety.ton.info')} role="status">
        <p>{failure.message}</p>
      </Notice>
    );
  return (
    <FailureNotice
      word={binding.word}
      title={name}
      message={failure?.message}
      nrSprawy={failure?.nrSprawy}
      busy={refreshing}
      onRetry={() => binding.retry()}
    />
  );
});
