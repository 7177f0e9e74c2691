// The header has it all; a target needs a source file.
