import { randomUUID } from 'node:crypto';
import type { MailsRepository } from '../../src/mail/application/mails.repository';
import { OutgoingMail } from '../../src/mail/domain/outgoing-mail';

/** An empty outbox. */
export interface MailStore {
  readonly mails: MailsRepository;
  /** Every row, in any order. */
  rows(): Promise<readonly object[]>;
  /** @returns the id of an account that may be written to */
  newAccount(): Promise<string>;
}

const NOON = new Date('2026-11-20T05:00:00.000Z');
const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);
const content = { to: 'lan@example.com', subject: 'Chào', text: 'Xin chào', html: '<p>Xin chào</p>' };

/** What an outbox of mails promises. */
export function describeMails(name: string, open: () => Promise<MailStore>): void {
  describe(`${name} as the outbox of mails`, () => {
    let store: MailStore;
    let mails: MailsRepository;
    let accountId: string;
    beforeEach(async () => {
      store = await open();
      ({ mails } = store);
      accountId = await store.newAccount();
    });

    async function add(now = NOON, validHours?: number): Promise<OutgoingMail> {
      const mail = OutgoingMail.write({
        ...{ id: randomUUID(), accountId, kind: 'greeting', content, now },
        ...(validHours !== undefined && { validHours }),
      });
      await mails.add(mail);
      return mail;
    }
    const idOf = (mail: OutgoingMail): string => mail.toState().id;
    const claim = async (now = NOON, most = 10): Promise<OutgoingMail[]> =>
      mails.claim({ now, until: new Date(now.getTime() + 60_000), most });

    it('gives what it was given to one who claims it, for as long as the claim holds', async () => {
      const mail = await add();
      const [claimed, ...others] = await claim();
      expect(claimed?.toState()).toEqual({ ...mail.toState(), nextAttemptAt: after(60) });
      expect(others).toEqual([]);
      expect(await claim(after(59))).toEqual([]);
      expect((await claim(after(60))).map(idOf)).toEqual([idOf(mail)]);
    });

    it('gives the older ones first, and no more than are wanted', async () => {
      const [late, early, future] = [await add(after(-1)), await add(after(-2)), await add(after(1))];
      expect((await claim(NOON, 1)).map(idOf)).toEqual([idOf(early)]);
      expect((await claim()).map(idOf)).toEqual([idOf(late)]);
      expect((await claim(after(1))).map(idOf)).toEqual([idOf(future)]);
    });

    it('gives what is useless soon before what is not, though that has waited longer', async () => {
      const [news, dayLink, hourLink] = [await add(after(-60)), await add(after(-1), 24), await add(NOON, 1)];
      for (const mail of [hourLink, dayLink, news])
        expect((await claim(NOON, 1)).map(idOf)).toEqual([idOf(mail)]);
    });

    it('gives each mail to one of those who ask at the same moment', async () => {
      const all = [];
      for (let index = 0; index < 20; index += 1) all.push(idOf(await add()));
      const claims = await Promise.all(Array.from({ length: 8 }, () => claim(NOON, 5)));
      expect(claims.flat().map(idOf).sort()).toEqual(all.sort());
    });

    it('keeps what became of a mail, and nothing personal of one that is settled', async () => {
      const [sent, failed, again] = [await add(), await add(), await add()];
      sent.noteSent();
      failed.giveUp();
      again.noteFailure(NOON, 0);
      for (const mail of [sent, failed, again]) await mails.save(mail);
      const rows = await store.rows();
      expect(rows).toHaveLength(3);
      expect(rows).toEqual(
        expect.arrayContaining([
          { ...sent.toState(), status: 'SENT', content: null, nextAttemptAt: null },
          { ...failed.toState(), status: 'FAILED', content: null, nextAttemptAt: null },
          { ...again.toState(), failures: 1, content, nextAttemptAt: after(30) },
        ]),
      );
      expect((await claim(after(86_400))).map(idOf)).toEqual([idOf(again)]);
    });

    it('forgets what is old', async () => {
      await add(after(-1));
      const young = await add(NOON);
      await mails.removeBefore(NOON);
      expect(await store.rows()).toEqual([young.toState()]);
    });
  });
}
