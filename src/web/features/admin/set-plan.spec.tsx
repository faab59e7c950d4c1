import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { SetPlan } from './set-plan';

describe('a plan of the price list', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it.each([
    ['Price (dong)', '10,000,000,000'],
    ['Credits granted', '1,000,000,000,000'],
    ['Requests a minute', '1,000,000'],
    ['Expire after (days)', '36,500'],
  ])('has a %s of %s or less', (label, most) => {
    render(
      <Fetching>
        <LanguageProvider>
          <SetPlan plan={null} onSaved={jest.fn()} onClose={jest.fn()} />
        </LanguageProvider>
      </Fetching>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.input(field, { target: { value: most } });
    expect(field.validationMessage === '').toBe(true);
    fireEvent.input(field, { target: { value: `${most.replaceAll(',', '')}0` } });
    expect(field.validationMessage).toBe(`Enter ${most} or less.`);
  });
});
