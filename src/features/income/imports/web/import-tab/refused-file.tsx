import { Alert, Select } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { FILE_KINDS, type FileKind } from '#features/income/facts/domain/public.ts'
import type { FilePreview } from '../../domain/preview.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import type { ChosenFile } from './chosen-file.ts'
import classes from './import-tab.module.css'
import type { Imports } from './use-imports.ts'

type Refusal = Extract<FilePreview, { state: 'refused' }>['why']

interface RefusedFileProps {
  readonly why: Refusal
  readonly chosen: ChosenFile
  readonly imports: Imports
}

/** Why a file can't be read, and what to do. */
export function RefusedFile({ why, chosen, imports }: RefusedFileProps) {
  const mayBeKnown = why.code === 'unknown-file' || why.code === 'unknown-language'
  return (
    <>
      <Alert color="red" role="alert" title={texts.unreadable} icon={<IconAlertTriangle />}>
        {sentence(why)}
      </Alert>
      {mayBeKnown ? <KindChoice chosen={chosen} imports={imports} /> : null}
    </>
  )
}

function sentence(why: Refusal): string {
  switch (why.code) {
    case 'foreign-unit':
      return texts.foreignUnit(why.column, why.unit)
    case 'garbled-letters':
      return texts.garbled(why.text)
    case 'unknown-language':
      return texts.unknownLanguage(why.text)
    case 'unsupported':
      return texts.unsupported[why.what]
    default:
      return texts.refused[why.code]
  }
}

interface KindChoiceProps {
  readonly chosen: ChosenFile
  readonly imports: Imports
  readonly kind?: FileKind
}

/** For a file whose kind its headings don't tell. */
export function KindChoice({ chosen, imports, kind }: KindChoiceProps) {
  return (
    <Select
      className={classes.kind ?? ''}
      label={texts.kind}
      placeholder={texts.chooseKind}
      allowDeselect={false}
      data={FILE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      value={kind ?? null}
      onChange={(value) => value && imports.read(chosen, { ...chosen.said, kind: value as FileKind })}
    />
  )
}
