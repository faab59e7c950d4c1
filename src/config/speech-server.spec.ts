import { Environment, UnusableEnvironment } from './environment';
import { describedVoices, speechRoute } from './speech-server';

const faultsOf = (variables: Record<string, string>): string => {
  try {
    Environment.read(variables);
  } catch (error) {
    if (error instanceof UnusableEnvironment) return error.faults.join('\n');
    throw error;
  }
  return '';
};

describe('SPEECH_SERVER_VOICES', () => {
  it('lists voices, whose ids follow from their names', () => {
    expect(describedVoices('af_heart:en:us:female, Thảo Đan:vi:south:female:22050,')).toEqual([
      {
        name: 'af_heart',
        speakerId: 'server-af-heart',
        language: 'en',
        region: 'us',
        gender: 'female',
        sampleRate: 24_000,
      },
      {
        name: 'Thảo Đan',
        speakerId: 'server-thao-dan',
        language: 'vi',
        region: 'south',
        gender: 'female',
        sampleRate: 22_050,
      },
    ]);
  });

  it('takes names with colons and signs, as servers that mix voices have them', () => {
    const [voice] = describedVoices('mix:af_bella(2)+af_sky:en:us:female');
    expect(voice).toMatchObject({
      name: 'mix:af_bella(2)+af_sky',
      speakerId: 'server-mix-af-bella-2-af-sky',
    });
  });

  it.each([
    'af_heart',
    'af_heart:en:us',
    ':en:us:female',
    '***:en:us:female',
    'a:vi:us:female',
    'a:en:north:female',
    'a:fr:us:female',
    'a:en:us:robot',
    'a:en:us:male:100',
    'a:en:us:male:999999',
    'a:en:us:male:fast',
  ])('refuses %j', (voice) => {
    const faults = faultsOf({ SPEECH_SERVER_URL: 'http://localhost:8880', SPEECH_SERVER_VOICES: voice });
    expect(faults).toContain(`SPEECH_SERVER_VOICES has ${JSON.stringify(voice)}`);
    expect(faults).not.toContain('\n');
  });

  it('refuses two voices that would share an id', () => {
    expect(() => describedVoices('af_heart:en:us:female,AF-Heart:en:us:female')).toThrow('server-af-heart');
  });
});

it('SPEECH_SERVER_LANGUAGE is one that the service reads', () => {
  expect(faultsOf({ SPEECH_SERVER_LANGUAGE: 'ja' })).toBe('SPEECH_SERVER_LANGUAGE must be one of vi, en');
});

describe('SPEECH_SERVER_URL', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1/audio/speech'],
    ['https://api.openai.com/v1/', 'https://api.openai.com/v1/audio/speech'],
    ['http://localhost:8880', 'http://localhost:8880/v1/audio/speech'],
    ['http://localhost:8880/', 'http://localhost:8880/v1/audio/speech'],
    ['https://voices.example/team/openai/v1', 'https://voices.example/team/openai/v1/audio/speech'],
  ])('%s leads to %s', (base, route) => {
    expect(speechRoute(base).href).toBe(route);
  });

  it.each([
    'localhost:8880',
    'ftp://localhost',
    'file:///etc/passwd',
    'https://me:s3cret@voices.example/v1',
    'https://voices.example/v1?key=s3cret',
    'https://voices.example/v1#s3cret',
  ])('refuses %s, without repeating it', (text) => {
    const faults = faultsOf({ SPEECH_SERVER_URL: text, SPEECH_SERVER_VOICES: 'a:en:us:male' });
    expect(faults).toMatch(/^SPEECH_SERVER_URL must [^\n]*$/);
    expect(faults).not.toContain('s3cret');
  });

  it('belongs with voices', () => {
    const together = 'SPEECH_SERVER_URL and SPEECH_SERVER_VOICES must be set together';
    expect(faultsOf({ SPEECH_SERVER_URL: 'https://voices.example' })).toBe(together);
    expect(faultsOf({ SPEECH_SERVER_URL: 'https://voices.example', SPEECH_SERVER_VOICES: ' , ' })).toBe(
      together,
    );
    expect(faultsOf({ SPEECH_SERVER_VOICES: 'a:en:us:male' })).toBe(together);
    expect(faultsOf({ SPEECH_SERVER_VOICES: 'auto' })).toBe(together);
    expect(faultsOf({ SPEECH_SERVER_URL: 'https://voices.example', SPEECH_SERVER_VOICES: 'auto' })).toBe('');
  });

  it.each([
    ['http://voices.example/v1', {}, true],
    ['http://10.0.0.5:8880/v1', {}, true],
    ['http://127.0.0.1.example/v1', {}, true],
    ['http://10.0.0.5:8880/v1', { SPEECH_SERVER_PLAIN_HTTP: 'true' }, false],
    ['https://voices.example/v1', {}, false],
    ['http://localhost:8880', {}, false],
    ['http://127.0.0.1:8880', {}, false],
    ['http://[::1]:8880', {}, false],
  ])('%s in production with %j: refused %s', (url, more, isRefused) => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      SPEECH_SERVER_URL: url,
      SPEECH_SERVER_VOICES: 'a:en:us:male',
      ...more,
    });
    expect(faults.includes('SPEECH_SERVER_URL')).toBe(isRefused);
  });
});

it('a key that would break the header is refused, without being repeated', () => {
  const faults = faultsOf({ SPEECH_SERVER_API_KEY: 'sk-s3cret\r\nX-Evil: 1' });
  expect(faults).toBe('SPEECH_SERVER_API_KEY must be visible ASCII characters');
});
