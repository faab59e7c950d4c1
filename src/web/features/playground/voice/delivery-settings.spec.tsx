import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LanguageProvider } from '../../../i18n/language';
import { defaultDelivery, type Delivery } from './delivery';
import { DeliverySettings } from './delivery-settings';

function Page({ first }: { first: Delivery }) {
  const [value, setValue] = useState(first);
  return (
    <LanguageProvider>
      <DeliverySettings value={value} onChange={setValue} />
    </LanguageProvider>
  );
}

const button = () => screen.getByRole('button', { name: /^Tùy chỉnh giọng: / });

describe('how a text is delivered', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['vi-VN'], configurable: true });
  });
  afterEach(cleanup);

  it('is told by the button that opens it, with what is other than usual', () => {
    render(<Page first={defaultDelivery} />);
    expect(button().textContent).toBe('Tùy chỉnh giọng: Tốc độ 1× · MP3');
    expect(screen.queryByRole('slider')).toBeNull();
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    fireEvent.change(screen.getByRole('slider', { name: 'Âm lượng' }), { target: { value: '80' } });
    fireEvent.click(screen.getByRole('radio', { name: 'WAV' }));
    expect(button().textContent).toBe('Tùy chỉnh giọng: Tốc độ 1× · Âm lượng 80% · WAV');
    fireEvent.click(screen.getByRole('button', { name: 'Đặt lại' }));
    expect(button().textContent).toBe('Tùy chỉnh giọng: Tốc độ 1× · MP3');
    fireEvent.click(button());
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
