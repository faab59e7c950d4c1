import { packReading, unpackReading } from './packed-reading';
import { timedReading } from './timed-reading';

it.each(['', 'Giá 20.000 đ lúc 8h30 ở TP. HCM 😀.'])('brings a reading over as it was: %j', (text) => {
  const timed = timedReading({ text, language: 'vi' });
  expect(unpackReading(structuredClone(packReading(timed)))).toEqual(timed);
});
