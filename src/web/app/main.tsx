import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { LanguageProvider, useLanguage } from '../i18n/language';
import { remembered } from '../lib/stored-preferences';
import { SessionProvider } from '../lib/session';
import '../ui/style.css';

document.documentElement.dataset.theme = remembered('theme', ['light', 'dark']) ?? 'system';

function Waiting() {
  return (
    <p className="loading" role="status">
      {useLanguage().text.common.loading}
    </p>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LanguageProvider>
      <SessionProvider waiting={<Waiting />}>
        <App />
      </SessionProvider>
    </LanguageProvider>
  </StrictMode>,
);
