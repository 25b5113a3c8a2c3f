import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconUserQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ClosedWeeksNote } from '#features/income/facts/web/public.tsx'
import type { ShownFile } from '../../domain/preview.ts'
import { importTabTexts as texts } from '../../texts-import-tab.ts'
import { TakeBackButton } from '../loads/take-back-button.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { ProblemsTable } from './problems-table.tsx'

interface LoadedCardProps {
  readonly name: string
  readonly loaded: NonNullable<ChosenFile['loaded']>
  /** After it was taken back. */
  onTakenBack(): void
}

/** What became of a loaded file, with the way back at hand. */
export function LoadedCard({ name, loaded, onTakenBack }: LoadedCardProps) {
  const { stored, fileId, removed, waiting, waitingPeople } = loaded
  return (
    <>
      <Alert
        role="status"
        color="green"
        title={stored ? texts.loadedTitle : texts.nothingStored}
        icon={<IconCheck />}
      >
        <Text size="sm">{`${texts.loaded(loaded)}${removed > 0 ? ` ${texts.removed(removed)}` : ''}`}</Text>
        {stored ? (
          <Text size="sm" mt="sm" component="div">
            <TakeBackButton id={fileId} name={name} onDone={onTakenBack} />
          </Text>
        ) : null}
      </Alert>
      <ClosedWeeksNote closed={loaded.closedWeeks} when="after" />
      {waiting > 0 ? (
        <Alert color="yellow" icon={<IconUserQuestion />}>
          <Text size="sm">{texts.waiting(waiting, waitingPeople)}</Text>
          <Button
            mt="sm"
            size="xs"
            variant="default"
            renderRoot={(props) => <Link to="/admin/wyniki/osoby" {...props} />}
          >
            {texts.toQueue}
          </Button>
        </Alert>
      ) : null}
    </>
  )
}

/** What a loaded file still has to be mended for. */
export function LeftOut({ file }: { readonly file: ShownFile }) {
  if (file.bad === 0) return null
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle />}>
        {`${texts.leftOut(file.bad)} ${texts.mend}`}
      </Alert>
      <ProblemsTable file={file} />
    </>
  )
}
