import { DtoPipe } from '../../platform/http/bodies/validation.pipe';
import { SpeechRequestBody } from './speech.dto';

it.each(['1', null, true])('a speed of %j is no number', async (speed) => {
  const body = { input_text: 'Xin chào', speed };
  await expect(
    new DtoPipe().transform(body, { type: 'body', metatype: SpeechRequestBody }),
  ).rejects.toMatchObject({
    faults: [{ field: 'speed', code: 'IS_NUMBER', message: 'speed must be a number' }],
  });
});
