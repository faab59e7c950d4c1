import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as react from 'react';

/** The module as it is when the page is opened: with only the Vietnamese dictionary. */
async function fresh() {
  jest.resetModules();
  jest.doMock('react', () => react);
  return import('./language');
}

async function show() {
  const { LanguageProvider, useLanguage } = await fresh();
  function Choice() {
    const { text, setLanguage } = useLanguage();
    return (
      <>
        <h1>{text.nav.overview}</h1>
        <button onClick={() => setLanguage('en')}>en</button>
        <button onClick={() => setLanguage('vi')}>vi</button>
      </>
    );
  }
  render(
    <LanguageProvider>
      <Choice />
    </LanguageProvider>,
  );
}

const choose = (language: string) => fireEvent.click(screen.getByRole('button', { name: language }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the language of the page', () => {
  beforeEach(() => localStorage.setItem('loa.language', 'vi'));
  afterEach(() => {
    cleanup();
    jest.dontMock('./en');
    localStorage.clear();
  });

  it('is another once its dictionary has come', async () => {
    await show();
    choose('en');
    await screen.findByText('Overview');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is the one that was chosen last, whichever dictionary comes last', async () => {
    await show();
    choose('en');
    choose('vi');
    await settled();
    screen.getByText('Tổng quan');
    expect(document.documentElement.lang).toBe('vi');
  });

  it('stays as it is where the dictionary does not come, and is fetched again when it is chosen again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.doMock('./en', () => {
      throw new Error('offline');
    });
    await show();
    choose('en');
    await settled();
    screen.getByText('Tổng quan');
    expect(warn).toHaveBeenCalledTimes(1);
    jest.dontMock('./en');
    choose('en');
    await screen.findByText('Overview');
    warn.mockRestore();
  });
});
