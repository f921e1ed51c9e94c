import { mount } from "svelte";
import "./palette.css";
import Drawings from "./Drawings.svelte";

// Wherever the first drawing of this game is needed, all of them are on the page from then on.
mount(Drawings, { target: document.body });
