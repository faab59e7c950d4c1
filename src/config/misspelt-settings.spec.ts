import { misspeltSettings } from './misspelt-settings';
import { settings } from './settings';

const meantBy = (name: string, ...others: string[]) => misspeltSettings([name, ...others])[0]?.meant;

describe('misspeltSettings', () => {
  it.each([
    ['AUDIO_TTL_HOUR', 'AUDIO_TTL_HOURS'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['BANK_ACOUNT_NOO', 'BANK_ACCOUNT_NO'],
    ['redis_ur', 'REDIS_URL'],
  ])('tells that %s was meant to be %s', (given, meant) => expect(meantBy(given)).toBe(meant));

  it.each([
    'HTTP_PROXY',
    'http_proxy',
    'https_proxy',
    'HOSTNAME',
    'LHOST',
    'AMQP_URL',
    'SFTP_URL',
    'HTTP_URL',
    'POSTGRES_PASSWORD',
    'NODE_OPTIONS',
    'toString',
  ])('takes %s for a variable of another program', (name) => expect(meantBy(name)).toBeUndefined());

  it('knows every setting by its name', () => expect(misspeltSettings(Object.keys(settings))).toEqual([]));

  it('does not ask for a setting that is given as well', () =>
    expect(meantBy('DATABASE_URI', 'DATABASE_URL')).toBeUndefined());
});
