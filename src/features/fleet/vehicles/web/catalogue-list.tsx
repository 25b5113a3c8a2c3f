import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listVehicles } from '../contract.ts'
import {
  addVehicleChoice,
  getVehicleCatalogue,
  listVehicleChoices,
  removeVehicleChoice,
  renameVehicleChoice,
} from '../contract-catalogue.ts'
import {
  removalText,
  removedText,
  renamedText,
  catalogueTexts as texts,
  usedText,
} from '../texts-catalogue.ts'
import classes from './catalogue-screen.module.css'

export type ListedChoice = OutputOf<typeof listVehicleChoices>['data'][number]

const REFRESHES = [listVehicleChoices, getVehicleCatalogue]

interface CatalogueListProps {
  readonly choices: readonly ListedChoice[]
  /** To which list a new one goes. */
  readonly add: Omit<InputOf<typeof addVehicleChoice>, 'name'>
  readonly addLabel: string
  readonly admin: boolean
}

/** One list, with what the administrator may do to it. */
export function CatalogueList({ choices, add, addLabel, admin }: CatalogueListProps) {
  const [renaming, setRenaming] = useState<string>()
  return (
    <>
      <ul className={classes.list}>
        {choices.map((choice) => (
          <li key={choice.id} className={classes.row}>
            {choice.id === renaming ? (
              <Rename choice={choice} onDone={() => setRenaming(undefined)} />
            ) : (
              <>
                <span className={classes.name}>{choice.attributes.name}</span>
                <span className={classes.used}>{usedText(choice.attributes.used)}</span>
                {admin ? <Buttons choice={choice} onRename={() => setRenaming(choice.id)} /> : null}
              </>
            )}
          </li>
        ))}
      </ul>
      {admin ? <Add add={add} label={addLabel} /> : null}
    </>
  )
}

function Buttons({ choice, onRename }: { readonly choice: ListedChoice; onRename(): void }) {
  const { name, kind, used } = choice.attributes
  const remove = useAct(removeVehicleChoice, { refreshes: REFRESHES })
  const askAndRemove = async () => {
    const sure = await askToConfirm({
      title: texts.confirmRemove(name),
      text: kind === 'make' ? `${removalText(used)} ${texts.makeAndModels}` : removalText(used),
      confirm: texts.remove,
      danger: true,
    })
    if (!sure) return
    const removed = await remove.run({ id: choice.id })
    if (removed.ok) toastDone(removedText(name, removed.value.used))
  }
  return (
    <>
      <IconButton variant="subtle" color="gray" size="lg" label={texts.renameOne(name)} onClick={onRename}>
        <IconPencil size={18} />
      </IconButton>
      <IconButton
        variant="subtle"
        color="gray"
        size="lg"
        label={texts.removeOne(name)}
        loading={remove.busy}
        onClick={() => void askAndRemove()}
      >
        <IconTrash size={18} />
      </IconButton>
    </>
  )
}

function Rename({ choice, onDone }: { readonly choice: ListedChoice; onDone(): void }) {
  const { name } = choice.attributes
  const [typed, setTyped] = useState(name)
  const rename = useAct(renameVehicleChoice, { refreshes: [...REFRESHES, listVehicles], showsFailure: true })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const renamed = await rename.run({ id: choice.id, name: typed })
    if (!renamed.ok) return
    toastDone(renamedText(typed.trim(), renamed.value.renamed))
    onDone()
  }
  return (
    <form className={classes.rename} onSubmit={(event) => void send(event)}>
      <TextInput
        className={classes.grow ?? ''}
        aria-label={texts.newName(name)}
        value={typed}
        maxLength={60}
        autoFocus
        error={rename.failure ? (rename.failure.fields?.name ?? rename.failure.msg) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
      />
      <Button type="submit" size="sm" loading={rename.busy}>
        {texts.save}
      </Button>
      <Button size="sm" variant="default" onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  )
}

function Add({ add, label }: Pick<CatalogueListProps, 'add'> & { readonly label: string }) {
  const [typed, setTyped] = useState('')
  const act = useAct(addVehicleChoice, { refreshes: REFRESHES, showsFailure: true })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const added = await act.run({ ...add, name: typed })
    if (!added.ok) return
    toastDone(texts.added(typed.trim()))
    setTyped('')
  }
  return (
    <form className={classes.add} onSubmit={(event) => void send(event)}>
      <TextInput
        className={classes.grow ?? ''}
        label={label}
        value={typed}
        maxLength={60}
        autoComplete="off"
        error={act.failure ? (act.failure.fields?.name ?? act.failure.msg) : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          act.forget()
        }}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        loading={act.busy}
        aria-label={`${texts.add}: ${label}`}
      >
        {texts.add}
      </Button>
    </form>
  )
}
