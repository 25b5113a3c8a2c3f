import { Anchor, Kbd } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { runsOf } from './inline-marks.ts'

/** A text of the handbook with its labels, keys and links. */
export function InlineText({ text }: { readonly text: string }) {
  return runsOf(text).map((run, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a written text, whose pieces never change places
    if (run.kind === 'link') return <TextLink key={index} to={run.to} words={run.text} />
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (run.kind === 'label') return <strong key={index}>{run.text}</strong>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return run.kind === 'key' ? <Kbd key={index}>{run.text}</Kbd> : run.text
  })
}

/** Screens of drivers are another front door, so they are opened beside this one. */
function TextLink({ to, words }: { readonly to: string; readonly words: string }) {
  if (to.startsWith('#')) {
    return (
      <Anchor underline="always" renderRoot={(props) => <Link to="/pomoc" hash={to.slice(1)} {...props} />}>
        {words}
      </Anchor>
    )
  }
  const [path = '', question = ''] = to.split('?')
  if (path.startsWith('/admin')) {
    const search = Object.fromEntries(new URLSearchParams(question))
    return (
      <Anchor underline="always" renderRoot={(props) => <Link to={path} search={search} {...props} />}>
        {words}
      </Anchor>
    )
  }
  return (
    <Anchor underline="always" href={to} target="_blank" rel="noopener">
      {words}
    </Anchor>
  )
}
