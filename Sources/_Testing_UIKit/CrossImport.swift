// When a file imports both `Testing` and `UIKit`, the compiler looks for a module with this name.
// On Apple's platforms, it adds support for images as attachments. Here it is empty.
