// What every table says, whatever is played on it.
export const table = {
  'table.menu': 'Menu',
  'table.sound-on': 'Turn the sound on',
  'table.sound-off': 'Turn the sound off',
  'table.press-again': 'Press again to do it.',
};
