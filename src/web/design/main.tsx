import '../ui/style.css';
import './design.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { fetchDictionary, LanguageProvider } from '../i18n/language';
import { newQueryClient } from '../lib/query-client';
import { remembered } from '../lib/stored-preferences';
import { answerWith } from './answers';
import { DesignPage, StateAlone } from './design-page';
import { addForcedRules } from './forced-states';
import { stateAt } from './specimens';

const takeRememberedTheme = (): void => {
  document.documentElement.dataset.theme = remembered('theme', ['light', 'dark']) ?? 'system';
};

/** The page with all states, or the window of one of them, which the page has in it. */
async function show(): Promise<void> {
  const alone = stateAt(new URLSearchParams(location.search).get('state'));
  takeRememberedTheme();
  if (alone) {
    answerWith(alone.answers ?? {});
    document.body.className = 'framed';
    // Language and appearance are chosen on the page around.
    window.addEventListener('storage', () => location.reload());
  }
  await fetchDictionary('en');
  addForcedRules(document.styleSheets);
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={newQueryClient()}>
      <LanguageProvider>{alone ? <StateAlone state={alone} /> : <DesignPage />}</LanguageProvider>
    </QueryClientProvider>,
  );
}

void show();
