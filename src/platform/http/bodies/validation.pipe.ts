import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError, ValidationTypes } from 'class-validator';
import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';
import { type DtoClass, longArrays } from './long-arrays';

/** A DTO class whose senders may add fields of their own: they are ignored, not refused. */
export interface TolerantDto {
  readonly allowsUnknownFields: true;
}

const options = {
  whitelist: true,
  transform: true,
  validationError: { target: true, value: true }, // for isMissing; neither goes into the answer
  exceptionFactory: (errors: ValidationError[]) => new InvalidParameters(errors.flatMap(faultsOf(''))),
};

/** Checks bodies and queries against their DTO class; every faulty field is named at once, with one cause. */
@Injectable()
export class DtoPipe implements PipeTransform {
  private readonly strict = new ValidationPipe({ ...options, forbidNonWhitelisted: true });
  private readonly tolerant = new ValidationPipe(options);

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const dto = metadata.metatype as Partial<TolerantDto> | undefined;
    if (dto?.allowsUnknownFields) return this.tolerant.transform(value, metadata);
    if (metadata.type === 'body' || metadata.type === 'query') refuseInheritedNames(value);
    if (metadata.metatype) refuseLongArrays(value, metadata.metatype);
    return this.strict.transform(value, metadata);
  }
}

const INHERITED: ReadonlySet<string | symbol> = new Set(Reflect.ownKeys(Object.prototype));

/** The validator takes `toString` and its like for known fields, for it finds them on its own tables. */
function refuseInheritedNames(value: unknown): void {
  const faults = inheritedNames(value, '').map((field) => ({
    field,
    code: 'UNKNOWN_FIELD',
    message: `property ${field} should not exist`,
  }));
  if (faults.length > 0) throw new InvalidParameters(faults);
}

/** The validator makes an object of every element before it counts them, and finds fault with each. */
function refuseLongArrays(value: unknown, dto: DtoClass): void {
  const faults = longArrays(value, dto, '');
  if (faults.length > 0) throw new InvalidParameters(faults);
}

function inheritedNames(value: unknown, parent: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const field = parent ? `${parent}.${name}` : name;
    return INHERITED.has(name) ? [field] : inheritedNames(member, field);
  });
}

const faultsOf =
  (parent: string) =>
  (error: ValidationError): FieldFault[] => {
    const { property, constraints, children } = error;
    const field = parent ? `${parent}.${property}` : property;
    if (!constraints) return (children ?? []).flatMap(faultsOf(field));
    if (isMissing(error)) return [{ field, code: 'REQUIRED', message: `${field} is required` }];
    const [rule, message] = ruleToName(Object.entries(constraints));
    return [{ field, code: faultCode(rule), message }];
  };

/** Null counts as missing where the field is required; a field that may be left out has a condition. */
function isMissing({ target, property, value }: ValidationError): boolean {
  if (!target || (value ?? null) !== null) return false;
  const rules = getMetadataStorage()
    .getTargetValidationMetadatas(target.constructor, '', false, false)
    .filter(({ propertyName }) => propertyName === property);
  return rules.length > 0 && rules.every(({ type }) => type !== ValidationTypes.CONDITIONAL_VALIDATION);
}

type Rule = readonly [name: string, message: string];

/** A value of the wrong type breaks the other rules of its field as well. */
const TYPE_RULES: readonly string[] = ['isArray', 'isBoolean', 'isInt', 'isNumber', 'isObject', 'isString'];

/**
 * The one broken rule that tells the cause: that of the type, or else the first declared.
 * @param broken in the validator's order, the last declared first: so decorators run
 */
const ruleToName = (broken: readonly Rule[]): Rule =>
  broken.find(([name]) => TYPE_RULES.includes(name)) ?? broken.at(-1) ?? ['', ''];

/** `maxLength` becomes `MAX_LENGTH`. */
const faultCode = (constraint: string): string =>
  constraint === 'whitelistValidation'
    ? 'UNKNOWN_FIELD'
    : constraint.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
