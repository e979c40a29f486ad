// The page: finds its place in the document and shows the shell.
import { render } from 'preact';
import './style.css';

const shell = document.querySelector('#shell');
if (shell) render(<main>Logodrome</main>, shell);
