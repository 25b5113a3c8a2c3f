import * as z from 'zod/mini'

interface Schema {
  readonly type?: string | string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly format?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

export interface Field {
  readonly name: string
  readonly type: string
  readonly required: boolean
}

/** The fields that a caller sends, each with its type as TypeScript writes it. */
export function fieldsOf(input: z.ZodMiniType): Field[] {
  const schema = schemaOf(input)
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeText(field, schema),
    required: schema.required?.includes(name) ?? false,
  }))
}

/** What a caller gets, as TypeScript writes it. */
export function outputText(output: z.ZodMiniType): string {
  const schema = schemaOf(output)
  return typeText(schema, schema)
}

function schemaOf(type: z.ZodMiniType): Schema {
  // What is on the wire is the input side of a schema; dates and transforms have no JSON of their own.
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
}

function typeText(schema: Schema, root: Schema): string {
  if (schema.$ref) return refText(schema.$ref, root)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((choice) => typeText(choice, root)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, root)).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  switch (schema.type) {
    case 'array':
      return arrayText(schema, root)
    case 'object':
      return objectText(schema, root)
    case 'string':
      return schema.format ? `string (${schema.format})` : 'string'
    default:
      return schema.type ?? 'any'
  }
}

function refText(ref: string, root: Schema): string {
  if (ref === '#') return 'the same again'
  const name = ref.replace('#/$defs/', '')
  const meant = root.$defs?.[name]
  // A schema that contains itself would be printed for ever.
  return meant && !JSON.stringify(meant).includes(ref) ? typeText(meant, root) : name
}

function arrayText(schema: Schema, root: Schema): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeText(item, root)).join(', ')}]`
  const item = schema.items ? typeText(schema.items, root) : 'any'
  return /[ |&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(schema: Schema, root: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeText(field, root)}`,
  )
  const others = schema.additionalProperties
  if (others && typeof others === 'object' && Object.keys(others).length > 0) {
    fields.push(`[name]: ${typeText(others, root)}`)
  }
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
