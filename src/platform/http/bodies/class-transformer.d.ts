/** What class-transformer knows of decorated classes; its types cover only the package's entry point. */
declare module 'class-transformer/cjs/storage' {
  export const defaultMetadataStorage: {
    /** @returns what `@Type` says of a field; undefined where there is none */
    findTypeMetadata(target: unknown, field: string): { typeFunction(): unknown } | undefined;
  };
}
