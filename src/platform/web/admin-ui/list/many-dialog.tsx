import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { CallFailure, CallResult } from '../../call.ts'
import { tellInDialog } from '../confirm.tsx'
import { FailureAlert } from '../failure-alert.tsx'
import { FormModal } from '../form-modal.tsx'
import { toastDone } from '../toasts.tsx'
import classes from './data-list.module.css'
import { manyTexts as texts } from './many-texts.ts'

/** A row with which it was not done. */
export interface LeftRow {
  readonly name: string
  readonly why: string
}

/** What became of an act on many rows. */
export interface ManyOutcome {
  /** `Dezaktywowano: 18 kierowców.` */
  readonly done: string
  readonly left: readonly LeftRow[]
  /** Takes back exactly what was done, where there is such an act. */
  readonly undo?: (() => Promise<CallResult<unknown>>) | undefined
}

interface ManyDialogProps {
  readonly title: string
  /** What is asked for and what will follow. */
  readonly children: ReactNode
  /** The button that does it. */
  readonly act: string
  readonly danger?: boolean
  /** It can't be done as it stands: something is missing, or it is still being counted. */
  readonly disabled?: boolean
  readonly busy: boolean
  /** Something is typed that closing would lose. */
  readonly isDirty?: boolean
  readonly failure: CallFailure | undefined
  /** @returns undefined where it failed, which `failure` tells */
  run(): Promise<ManyOutcome | undefined>
  /** @param done it was done, and was not taken back */
  onClose(done: boolean): void
}

/**
 * An act on many rows: told before, done in one call, and afterwards with whom it was not done and why, by
 * name. The way back stands there as long as the dialog does.
 */
export function ManyDialog(props: ManyDialogProps) {
  const [outcome, setOutcome] = useState<ManyOutcome>()
  const [undoing, setUndoing] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const close = () => {
    if (!props.busy && !undoing) props.onClose(outcome !== undefined)
  }
  const go = async () => {
    const result = await props.run()
    if (!result) return
    if (result.left.length > 0 || result.undo) return setOutcome(result)
    toastDone(result.done)
    props.onClose(true)
  }
  const undo = async () => {
    if (!outcome?.undo) return
    setUndoing(true)
    setFailure(undefined)
    const result = await outcome.undo()
    setUndoing(false)
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.undone)
    props.onClose(false)
  }
  return (
    <FormModal
      form={{ isDirty: () => outcome === undefined && props.isDirty === true }}
      held={props.busy || undoing}
      onClose={close}
      title={props.title}
      size="lg"
    >
      <Stack gap="md">
        {outcome ? <Outcome outcome={outcome} /> : props.children}
        <FailureAlert failure={outcome ? failure : props.failure} />
        <Group justify="flex-end" gap="sm">
          {outcome ? (
            <>
              {outcome.undo ? (
                <Button
                  variant="default"
                  loading={undoing}
                  leftSection={<IconArrowBackUp size={18} aria-hidden />}
                  onClick={() => void undo()}
                >
                  {texts.undo}
                </Button>
              ) : null}
              <Button data-autofocus onClick={close}>
                {texts.close}
              </Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={close}>
                {texts.cancel}
              </Button>
              <Button
                loading={props.busy}
                disabled={props.disabled ?? false}
                {...(props.danger ? { color: 'red' } : {})}
                onClick={() => void go()}
              >
                {props.act}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </FormModal>
  )
}

function Outcome({ outcome: { done, left } }: { readonly outcome: ManyOutcome }) {
  return (
    <div role="status">
      <Text fw={600}>{done}</Text>
      {left.length > 0 ? <LeftRows title={texts.left(left.length)} rows={left} /> : null}
    </div>
  )
}

/** With whom it is not done, each by name with the reason; a long list scrolls. */
export function LeftRows({ title, rows }: { readonly title: string; readonly rows: readonly LeftRow[] }) {
  return (
    <>
      <Text size="sm" mt="sm" fw={500}>
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keys too */}
      <section className={classes.left} tabIndex={0} aria-label={title}>
        <ul>
          {rows.map(({ name, why }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and nothing moves
            <li key={at}>
              <b>{name}</b>: <span>{why}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Tells by name with whom it was not done, where the act has no dialog of its own; resolves once read. */
export function tellLeftRows(title: string, rows: readonly LeftRow[]): Promise<void> {
  return tellInDialog(title, <LeftRows title={texts.left(rows.length)} rows={rows} />)
}
