// The additions of Swift's overlay of Darwin to the C library; see darwin.h.
@_exported import Darwin

/// The request that gets a terminal's size.
public var TIOCGWINSZ: UInt { 0x4008_7468 }
/// The request that sets a terminal's size.
public var TIOCSWINSZ: UInt { 0x8008_7467 }

/// The handler that ignores a signal.
public var SIG_IGN: sig_t { fatalError() }

/// C's variadic function, which Swift doesn't import.
public func ioctl(
  _ descriptor: CInt,
  _ request: UInt,
  _ argument: UnsafeMutableRawPointer
) -> CInt { 0 }
