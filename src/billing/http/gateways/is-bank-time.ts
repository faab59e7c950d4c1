import { registerDecorator } from 'class-validator';
import { parseBankTime } from '../../domain/transfers/bank-time';

/** The field is a text of the form `YYYY-MM-DD HH:mm:ss` that names a time which exists. */
export function IsBankTime(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isBankTime',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value === 'string' && parseBankTime(value) !== null,
        defaultMessage: () => `${String(property)} must be a time of the form YYYY-MM-DD HH:mm:ss`,
      },
    });
}

/** The moment in a field that `IsBankTime` has checked. */
export function bankTimeOf(checked: string): Date {
  const moment = parseBankTime(checked);
  if (!moment) throw new TypeError(`${checked} was not checked`);
  return moment;
}
