import { expect, it } from 'vitest'
import { watched } from '../../scripts/migrations.mjs'

it('a migration has the audit log watch each table that it makes, and none that it changes or that another program keeps', () => {
  const made =
    'CREATE TABLE "scholarships" (\n\t"id" uuid\n);\n--> statement-breakpoint\nCREATE TABLE "pgboss"."job" (\n\t"id" uuid\n);'
  expect(watched(made)).toBe(`${made}--> statement-breakpoint\nSELECT audit_table('scholarships', true);`)
  const changed = 'ALTER TABLE "scholarships" ADD COLUMN "note" text;'
  expect(watched(changed)).toBe(changed)
})
