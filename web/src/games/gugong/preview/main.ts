/** A page for those who draw: `board.html?fixture=place-5&theme=dark&language=fr` shows a position without a server. */
import "../../../look/look";
import { mount } from "svelte";
import Preview from "./Preview.svelte";

mount(Preview, { target: document.getElementById("app")! });
