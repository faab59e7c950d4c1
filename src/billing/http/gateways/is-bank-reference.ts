import { registerDecorator } from 'class-validator';
import { isBlankReference } from '../../domain/transfers/bank-reference';

/** The field is a text that can tell one transfer from another: not empty, nor only of white space and invisible characters. */
export function IsBankReference(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isNotEmpty',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value === 'string' && !isBlankReference(value),
        defaultMessage: () => `${String(property)} must not be empty`,
      },
    });
}
