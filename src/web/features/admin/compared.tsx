import type { TransferCandidateDto, UnmatchedTransferDto } from '../../api/generated';
import { Badge } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { sameWords } from './same-words';
import styles from './compared.module.css';

interface ComparedProps {
  readonly transfer: Pick<UnmatchedTransferDto, 'amount' | 'content'>;
  readonly candidate: TransferCandidateDto;
}

/** The code of an order: which of its digits the memo has in the same places, and which not. */
export function ComparedCode({ candidate }: Pick<ComparedProps, 'candidate'>) {
  const admin = useAdminText();
  const { order_code: code, digits_in_place: digits } = candidate;
  if (digits === null) return <span className="nowrap">{code}</span>;
  const prefix = code.slice(0, code.length - digits.length);
  return (
    <>
      <span className={`nowrap ${styles.code}`}>
        {prefix}
        {Array.from(digits, (digit, place) => {
          const own = code[prefix.length + place];
          return digit === own ? (
            <span key={place} className={styles.agrees}>
              {own}
            </span>
          ) : (
            <del key={place}>{own}</del>
          );
        })}
      </span>
      <span className="under">{admin.unmatched.digits(digits)}</span>
    </>
  );
}

/** The price of an order beside the money that came. */
export function ComparedAmount({ transfer, candidate }: ComparedProps) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { unmatched: words } = admin;
  const over = transfer.amount - candidate.amount;
  return (
    <>
      <span className="nowrap">{format.vnd(candidate.amount)}</span>{' '}
      <Badge tone={over === 0 ? 'good' : 'bad'}>
        {over === 0 ? words.agrees : (over > 0 ? words.over : words.short)(format.vnd(Math.abs(over)))}
      </Badge>
    </>
  );
}

/** Who ordered, and whether the memo names that person. */
export function ComparedCustomer({ transfer, candidate }: ComparedProps) {
  const admin = useAdminText();
  const { unmatched: words } = admin;
  const { account_name: name } = candidate;
  const said = sameWords(name, transfer.content);
  return (
    <>
      <bdi className="wrap">{name}</bdi>{' '}
      <Badge tone={said.length > 0 ? 'good' : 'off'}>
        {said.length > 0 ? words.named(said.join(' ')) : words.notNamed}
      </Badge>
    </>
  );
}
