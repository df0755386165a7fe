// The title of the tab: where we are, and whether somebody waits for us.

class Title {
  page = $state('')
  /** "Your turn", or nothing. */
  call = $state('')
}

export const title = new Title()
