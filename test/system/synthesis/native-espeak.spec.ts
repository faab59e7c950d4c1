import { readdirSync, readFileSync } from 'node:fs';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { provideNativeLibraries } from '../../harness/native-libraries';
import { Service } from '../../harness/service';

const INPUT = { input_text: 'Xin chào các bạn, hôm nay trời đẹp.' };

describe('The service with the native eSpeak NG', () => {
  let service: Service;
  let customer: Client;

  beforeAll(async () => {
    const libraries = await provideNativeLibraries();
    service = await Service.start({
      variables: { ...libraries, ESPEAK: 'native', SIGNUP_CREDITS: '100000' },
    });
    const { key } = await new Client(service.baseUrl).newCustomer();
    customer = new Client(service.baseUrl, { authorization: `Bearer ${key}` });
  }, BUILD_LIMIT_MS + 300_000);
  afterAll(() => service.stop());

  /** The service's child processes that speak. */
  const speaking = () => {
    const of = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => {
        try {
          return (
            of(pid, 'cmdline').includes('espeak-native/child.js') &&
            of(pid, 'stat').split(') ')[1]!.split(' ')[1] === String(service['process'].pid)
          );
        } catch {
          return false; // no process, or one that has just ended
        }
      });
  };

  const speak = async (text = INPUT.input_text) => {
    const { http, body } = await customer.post('/api/v1/tts', { input_text: text });
    expect(http).toBe(200);
    expect(body.result.duration_sec).toBeGreaterThan(1);
    return body.result;
  };

  it('speaks, long texts too, in child processes', async () => {
    await speak();
    const long = await speak('Hôm nay trời đẹp, chúng tôi đi chơi. '.repeat(130));
    expect(long.duration_sec).toBeGreaterThan(200);
    expect(speaking().length).toBeGreaterThan(0);
  });

  it('goes on when its children are killed, idle or at work', async () => {
    const idle = speaking();
    for (const pid of idle) process.kill(pid, 'SIGKILL');
    await speak('Một câu sau khi tiến trình chết.');
    const many = Array.from({ length: 4 }, (_, i) => speak(`Câu số ${i}, không được mất. `.repeat(100)));
    setTimeout(() => process.kill(speaking()[0]!, 'SIGKILL'), 150);
    await Promise.all(many);
    for (const pid of speaking()) expect(idle).not.toContain(pid);
  });

  it('leaves no child behind', async () => {
    const children = speaking();
    expect(children.length).toBeGreaterThan(0);
    await service.terminate();
    for (const pid of children) expect(() => process.kill(pid, 0)).toThrow();
  });
});
