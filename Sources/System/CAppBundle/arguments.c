// The arguments of the process for an app, which `ProcessInfo` would otherwise keep as they were at
// the start of the program.
//
// This is Foundation's own symbol, replaced as those in `locale.c` are.

extern __attribute__((swiftcall)) void *flowsh_arguments(void);

__attribute__((weak, visibility("default"), swiftcall)) void *flowsh_processArguments(void)
    __asm__("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg");

void *flowsh_processArguments(void) { return flowsh_arguments(); }
