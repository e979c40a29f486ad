// The page: takes the reader's language and colours, and shows the place that the address names.
import { render } from 'preact';
import { speakAsBrowser } from './i18n/language.ts';
import { Shell } from './shell/shell.tsx';
import { paintPage } from './shell/theme.ts';
import './style.css';

paintPage();
await speakAsBrowser();
const shell = document.querySelector('#shell');
if (shell) render(<Shell />, shell);
