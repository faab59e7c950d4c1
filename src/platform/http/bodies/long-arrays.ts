import { defaultMetadataStorage } from 'class-transformer/cjs/storage';
import { ARRAY_MAX_SIZE, getMetadataStorage } from 'class-validator';
import type { FieldFault } from '../../../shared/domain/domain-error';

/** A class whose decorators say what a body or query may have. */
export type DtoClass = abstract new (...args: never) => unknown;

/**
 * The arrays of a value that have more elements than `@ArrayMaxSize` of its class allows, also of the classes that its
 * fields have by `@Type`. Elements are looked at only in arrays that are short enough.
 */
export function longArrays(value: unknown, dto: DtoClass, parent: string): FieldFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const limited = limitsOf(dto);
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const field = parent ? `${parent}.${name}` : name;
    const limit = limited.get(name) ?? Infinity;
    if (Array.isArray(member) && member.length > limit) {
      const message = `${name} must contain no more than ${limit} elements`;
      return [{ field, code: 'ARRAY_MAX_SIZE', message }];
    }
    const type = typeOf(dto, name);
    if (!type) return [];
    return Array.isArray(member)
      ? member.flatMap((element, index) => longArrays(element, type, `${field}.${index}`))
      : longArrays(member, type, field);
  });
}

const limits = new WeakMap<DtoClass, ReadonlyMap<string, number>>();

function limitsOf(dto: DtoClass): ReadonlyMap<string, number> {
  const known = limits.get(dto);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const found = new Map(
    rules
      .filter(({ name }) => name === ARRAY_MAX_SIZE)
      .map(({ propertyName, constraints }) => [propertyName, Number(constraints?.[0])]),
  );
  limits.set(dto, found);
  return found;
}

/** The class of a field, or of its elements; the storage is the one that Nest's mapped types copy such classes in. */
const typeOf = (dto: DtoClass, field: string): DtoClass | undefined =>
  defaultMetadataStorage.findTypeMetadata(dto, field)?.typeFunction() as DtoClass | undefined;
