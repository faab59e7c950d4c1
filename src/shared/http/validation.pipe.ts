import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldFault, InvalidParameters } from '../domain/domain-error';

/** A DTO class whose senders may add fields of their own: they are ignored, not refused. */
export interface TolerantDto {
  readonly allowsUnknownFields: true;
}

const options = {
  whitelist: true,
  transform: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors: ValidationError[]) => new InvalidParameters(errors.flatMap(faultsOf(''))),
};

/** Checks bodies and queries against their DTO class; every fault is answered at once, by field. */
@Injectable()
export class DtoPipe implements PipeTransform {
  private readonly strict = new ValidationPipe({ ...options, forbidNonWhitelisted: true });
  private readonly tolerant = new ValidationPipe(options);

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const dto = metadata.metatype as Partial<TolerantDto> | undefined;
    if (dto?.allowsUnknownFields) return this.tolerant.transform(value, metadata);
    if (metadata.type === 'body' || metadata.type === 'query') refuseInheritedNames(value);
    return this.strict.transform(value, metadata);
  }
}

/** The validator takes `toString` and its like for known fields, for it finds them on its own tables. */
function refuseInheritedNames(value: unknown): void {
  const faults = inheritedNames(value, '').map((field) => ({
    field,
    code: 'UNKNOWN_FIELD',
    message: `property ${field} should not exist`,
  }));
  if (faults.length > 0) throw new InvalidParameters(faults);
}

function inheritedNames(value: unknown, parent: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const field = parent ? `${parent}.${name}` : name;
    return name in Object.prototype ? [field] : inheritedNames(member, field);
  });
}

const faultsOf =
  (parent: string) =>
  ({ property, constraints, children }: ValidationError): FieldFault[] => {
    const field = parent ? `${parent}.${property}` : property;
    return [
      ...Object.entries(constraints ?? {}).map(([name, message]) => ({
        field,
        code: faultCode(name),
        message,
      })),
      ...(children ?? []).flatMap(faultsOf(field)),
    ];
  };

/** `maxLength` becomes `MAX_LENGTH`. */
const faultCode = (constraint: string): string =>
  constraint === 'whitelistValidation'
    ? 'UNKNOWN_FIELD'
    : constraint.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
