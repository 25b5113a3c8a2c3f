import type { ReactNode } from 'react'

/**
 * All drawn on 24 x 24 in the colour of the text; words beside them say the same, so screen readers skip
 * them.
 */
export function Icon({
  children,
  filled = false,
}: {
  readonly children: ReactNode
  readonly filled?: boolean
}) {
  return (
    <svg
      className={filled ? 'icon icon-filled' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4.6" className="icon-solid" />
      <path d="M12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M4.9 19.1l1.7-1.7M17.4 6.6l1.7-1.7" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon filled>
      <path d="M20.4 14.6A8.6 8.6 0 0 1 9.4 3.6a8.6 8.6 0 1 0 11 11z" />
    </Icon>
  )
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 4h3.6l1.6 4.4-2.2 1.5a12 12 0 0 0 6.1 6.1l1.5-2.2L20 15.4V19a2 2 0 0 1-2.2 2A16 16 0 0 1 3 6.2 2 2 0 0 1 5 4z" />
    </Icon>
  )
}

export function DashIcon() {
  return (
    <Icon>
      <path d="M7 12h10" />
    </Icon>
  )
}

export function DotsIcon() {
  return (
    <Icon filled>
      <circle cx="12" cy="5.2" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
      <circle cx="12" cy="18.8" r="1.9" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

export function LeftIcon() {
  return (
    <Icon>
      <path d="M14.5 5.5L8 12l6.5 6.5" />
    </Icon>
  )
}

export function RightIcon() {
  return (
    <Icon>
      <path d="M9.5 5.5L16 12l-6.5 6.5" />
    </Icon>
  )
}

export function UpIcon() {
  return (
    <Icon>
      <path d="M5.5 14.5L12 8l6.5 6.5" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M4.5 12.5l5 5L19.5 7" />
    </Icon>
  )
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 3.5L2.5 20h19L12 3.5zM12 10v4.5M12 17.2v.3" />
    </Icon>
  )
}

export function ContrastIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" className="icon-solid" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8 5.5v13l10.5-6.5z" className="icon-solid" />
    </Icon>
  )
}
