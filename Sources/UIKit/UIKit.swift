// On Apple's platforms `CoreGraphics` and `QuartzCore` are the system's own modules, and this
// package's names take precedence over those of the system; see `Package.swift`.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
