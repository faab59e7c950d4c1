import { useLanguage } from '../i18n/language';
import { type Fetched, failureOfQuery, QueryFailure, Waiting } from '../ui/layout';

/** The page before it knows whom it is for: that it waits for the server, or why it waits in vain. */
export function Opening({ query }: { query: Fetched<unknown> }) {
  const { text } = useLanguage();
  if (!failureOfQuery(query)) return <Waiting />;
  return (
    <main className="opening">
      <p className="brand">{text.brand}</p>
      <h1>{text.common.notOpened}</h1>
      <QueryFailure query={query} />
    </main>
  );
}
