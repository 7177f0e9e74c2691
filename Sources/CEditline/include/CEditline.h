#ifndef CEDITLINE_H
#define CEDITLINE_H

// What Editline needs of C and Swift cannot import or express. Everything else is in Swift.

#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

#include <histedit.h>

// --- An editor. el_init takes `stdin`, `stdout` and `stderr`: mutable globals, errors in Swift 6.

EditLine *_Nullable ce_open(const char *_Nonnull program);

// Not plain el_end(), which discards what was typed for the program that comes after this one.
void ce_close(EditLine *_Nonnull);

// --- el_set() and el_get() are variadic. One function for each use.

typedef char *_Nullable (*ce_prompt)(EditLine *_Nullable);
typedef unsigned char (*ce_function)(EditLine *_Nullable, int);
typedef int (*ce_read_key)(EditLine *_Nullable, wchar_t *_Nullable);

// The object that callbacks, which capture nothing, find themselves by.
void ce_set_client(EditLine *_Nonnull, void *_Nonnull);
void *_Nullable ce_client(EditLine *_Nonnull);

// `literal` brackets what takes no room on the screen.
void ce_set_prompt(EditLine *_Nonnull, ce_prompt _Nonnull, char literal);
void ce_set_history(EditLine *_Nonnull, History *_Nonnull);
void ce_set_read_key(EditLine *_Nonnull, ce_read_key _Nonnull);
void ce_set_keys(EditLine *_Nonnull, const char *_Nonnull keys);

// Editing cannot be left switched off by the user's .editrc: keys would be neither shown nor edited.
void ce_enable_editing(EditLine *_Nonnull);

// While a line is edited ^C and ^Z are keys; as signals they would reach the whole process group.
void ce_disable_terminal_signals(EditLine *_Nonnull);
void ce_add_function(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help, ce_function _Nonnull);

// In the key map in use and in the alternative one, which is vi's command mode.
void ce_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);

// 1: as the editor needs the terminal; 0: as other programs need it.
void ce_prepare_terminal(EditLine *_Nonnull, int editing);

// Draws prompt and line from where the cursor is.
void ce_draw(EditLine *_Nonnull);

// --- history() is variadic.

// Replaces what Up and Ctrl-R find, oldest first. -1: no memory.
int ce_history_fill(
    History *_Nonnull, const char *_Nullable const *_Nonnull lines, int count);

// --- wcwidth() is not in the Glibc module. -1: not printable.

int ce_width(uint32_t scalar);

// --- Signals. A handler may only touch `volatile sig_atomic_t`, which Swift does not have.
// Each function `…_take` says whether the signal came since the last call.

// SIGINT from now on: noted; the second one that nobody took, while no line is read, ends the process.
void ce_signals_watch_interrupt(void);
void ce_signals_unwatch_interrupt(void);

// Called by the handler when SIGTERM or SIGHUP comes while a line is read, and when one of them or
// SIGINT comes again before it was taken. Not 0: a second SIGINT does not end the process at once.
typedef int (*ce_ending_signal)(int signal, int isAgain);
void ce_signals_report_ending(ce_ending_signal _Nullable);

// SIGTERM, SIGHUP, SIGTSTP, SIGCONT and SIGWINCH are noted between these two, and as before outside.
void ce_signals_begin_reading(void);
void ce_signals_end_reading(void);

int ce_signals_interrupted_take(void);
int ce_signals_suspended_take(void);
int ce_signals_continued_take(void);
int ce_signals_resized_take(void);

// The number of the signal that asks the process to end, or 0. Afterwards SIGTERM and SIGHUP stay
// caught: when a terminal is closed SIGHUP comes twice, and the second must not prevent the clearing up.
int ce_signals_terminated_take(void);

// Stops the process group as ^Z does, the terminal's modes being as they were found meanwhile, and
// returns when it is continued; the modes that are there then count as found.
void ce_signals_stop(void);

// --- The terminal's modes as they were found. libedit has its own idea of how other programs need
// them, and an end by exit() or a signal leaves them as they are: raw, while a line is read.

// Notes them; from now on exit(), a crash and other signals that end the process bring them back,
// and ^Z does for the time that the process is stopped. Continued, it has those that it had.
void ce_guard_begin(void);

// Brings them back; from now on nothing does.
void ce_guard_end(void);

// Brings them back, unless the process is in the background. A signal handler may call these two.
void ce_guard_restore(void);

// The same for a process that is about to end; pastes are marked no more.
void ce_guard_leave(void);

// Takes the modes that there are now for those that were found, unless in the background.
void ce_guard_keep(void);

// Whether the terminal is to mark what is pasted, which it has to be asked to stop too.
void ce_guard_pastes(int areMarked);

#endif
