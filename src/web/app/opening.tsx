import { useLanguage } from '../i18n/language';
import type { Data } from '../lib/use-data';
import { Loaded, Waiting } from '../ui/layout';

/** The page before it knows whom it is for: that it waits for the server, or why it waits in vain. */
export function Opening({ data }: { data: Data<unknown> }) {
  const { text } = useLanguage();
  if (!data.failure) return <Waiting onRetry={data.reload} />;
  return (
    <main className="opening">
      <p className="brand">{text.brand}</p>
      <h1>{text.common.notOpened}</h1>
      <Loaded data={data}>{() => null}</Loaded>
    </main>
  );
}
