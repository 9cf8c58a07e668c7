import './OfflineNotice.css';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatDatetime } from '../../../lang/values/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStores } from '../stores.ts';

/** Above a page with old data: their time, what still works, and a retry button. It disappears by itself. */
export const OfflineNotice = observer(function OfflineNotice() {
  const { connection, words } = useStores();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const retry = async () => {
    setAsking(true);
    await connection.retry();
    setAsking(false);
    setTried(true);
  };
  const { cachedAt, blank } = connection;
  const kiedy = cachedAt && !blank && formatDatetime(new Date(cachedAt).toISOString()).slice(0, 16).replace(' ', ', ');
  return (
    <div className="ok-offline">
      <Notice
        tone="warning"
        role="status"
        word={words.word('wspolne.widzety.ton.warning')}
        title={words.word('powloka.brakPolaczenia')}
        action={
          <Button icon="refresh" small busy={asking} onClick={() => void retry()}>
            {words.word('powloka.polaczPonownie')}
          </Button>
        }
      >
        <p>{kiedy ? words.word('powloka.daneZDnia', { kiedy }) : words.word('powloka.stronyWidziane')}</p>
        <p>{words.word('powloka.wymagaPolaczenia')}</p>
        {tried && !asking && <p>{words.word('powloka.nadalBrakPolaczenia')}</p>}
      </Notice>
    </div>
  );
});
