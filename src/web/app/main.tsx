import '../ui/style.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { Opening } from './opening';
import { chosenLanguage, fetchDictionary, LanguageProvider } from '../i18n/language';
import { keepFocus } from '../lib/keep-focus';
import { newQueryClient } from '../lib/query-client';
import { tidyAddress } from '../lib/router';
import { remembered } from '../lib/stored-preferences';
import { SessionProvider } from '../lib/session';

document.documentElement.dataset.theme = remembered('theme', ['light', 'dark']) ?? 'system';
tidyAddress();

const place = document.getElementById('root')!;
keepFocus(place);
const root = createRoot(place);
const page = (
  <StrictMode>
    <QueryClientProvider client={newQueryClient()}>
      <LanguageProvider>
        <SessionProvider opening={(arrival) => <Opening query={arrival} />}>
          <App />
        </SessionProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>
);
fetchDictionary(chosenLanguage())
  .catch((cause: unknown) => console.warn(cause)) // the page is in Vietnamese then
  .finally(() => root.render(page));
