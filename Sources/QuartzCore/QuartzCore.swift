// Apps import this module under its name on iOS; UIKit also exports it. On Apple's platforms the
// system's own module has this name, so there these sources are part of UIKit (`Package.swift`).
@_exported public import CoreGraphics
@_exported public import Foundation
