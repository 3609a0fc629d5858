import Testing

@testable import LoadedCode
@testable import UIKit

/// Assembled pieces of code, at a fixed address.
@Suite struct MachineCodeTests {
    static let address: UInt = 0x40_1000

    struct Row: CustomTestStringConvertible, Sendable {
        let assembly: String
        let bytes: [UInt8]
        var branches: Set<UInt> = []
        var addresses: Set<UInt> = []
        var slots: Set<UInt> = []

        var testDescription: String { assembly }
    }

    static let x86: [Row] = [
        Row(assembly: "call +0x100", bytes: [0xE8, 0x00, 0x01, 0, 0], branches: [0x40_1105]),
        Row(assembly: "jmp -0x20", bytes: [0xE9, 0xE0, 0xFF, 0xFF, 0xFF], branches: [0x40_0FE5]),
        Row(assembly: "jne +0x10", bytes: [0x0F, 0x85, 0x10, 0, 0, 0], branches: [0x40_1016]),
        Row(assembly: "lea 0x20(%rip), %rdi", bytes: [0x48, 0x8D, 0x3D, 0x20, 0, 0, 0], addresses: [0x40_1027]),
        Row(assembly: "lea 0x20(%rip), %r8", bytes: [0x4C, 0x8D, 0x05, 0x20, 0, 0, 0], addresses: [0x40_1027]),
        Row(assembly: "mov 0x30(%rip), %rax", bytes: [0x48, 0x8B, 0x05, 0x30, 0, 0, 0], slots: [0x40_1037]),
        Row(assembly: "call *0x40(%rip)", bytes: [0xFF, 0x15, 0x40, 0, 0, 0], slots: [0x40_1046]),
        Row(assembly: "jmp *0x40(%rip)", bytes: [0xFF, 0x25, 0x40, 0, 0, 0], slots: [0x40_1046]),
        Row(assembly: "mov 0x30(%rbx), %rax", bytes: [0x48, 0x8B, 0x83, 0x30, 0, 0, 0]),
        Row(
            assembly: "push %rbp; mov %rsp, %rbp; pop %rbp; jmp +8",
            bytes: [0x55, 0x48, 0x89, 0xE5, 0x5D, 0xE9, 8, 0, 0, 0], branches: [0x40_1012]),
        Row(assembly: "ret", bytes: [0xC3]),
    ]

    @Test(arguments: x86) func `Code of x86-64 names what it calls, computes and loads`(row: Row) {
        expect(row, on: .x86_64)
    }

    static let arm64: [Row] = [
        Row(assembly: "bl +0x100", bytes: [0x40, 0, 0, 0x94], branches: [0x40_1100]),
        Row(assembly: "b -0x24", bytes: [0xF7, 0xFF, 0xFF, 0x17], branches: [0x40_0FDC]),
        Row(assembly: "adr x1, -3", bytes: [0xE1, 0xFF, 0xFF, 0x30], addresses: [0x40_0FFD]),
        Row(
            assembly: "nop; adrp x8, +0x3000; add x8, x8, 0x123",
            bytes: [0x1F, 0x20, 0x03, 0xD5, 0x08, 0, 0, 0xF0, 0x08, 0x8D, 0x04, 0x91], addresses: [0x40_4123]),
        Row(
            assembly: "adrp x9, -0x2000; nop; ldr x9, [x9, 0x7f8]",
            bytes: [0xE9, 0xFF, 0xFF, 0xD0, 0x1F, 0x20, 0x03, 0xD5, 0x29, 0xFD, 0x43, 0xF9], slots: [0x3F_F7F8]),
        Row(
            assembly: "adrp x2, +0x1000; add x3, x2, 1, lsl 12",
            bytes: [0x02, 0, 0, 0xB0, 0x43, 0x04, 0x40, 0x91], addresses: [0x40_3000]),
        Row(assembly: "add x4, x5, 8", bytes: [0xA4, 0x20, 0, 0x91]),
        Row(assembly: "ldr x0, [x20, 80]", bytes: [0x80, 0x2A, 0x40, 0xF9]),
        Row(assembly: "blr x9", bytes: [0x20, 0x01, 0x3F, 0xD6]),
        Row(assembly: "ret", bytes: [0xC0, 0x03, 0x5F, 0xD6]),
        Row(assembly: "half of an instruction", bytes: [0x40, 0]),
    ]

    @Test(arguments: arm64) func `Code of arm64 names what it calls, computes and loads`(row: Row) {
        expect(row, on: .arm64)
    }

    private func expect(_ row: Row, on architecture: MachineCode.Architecture) {
        let references = row.bytes.withUnsafeBytes {
            MachineCode(bytes: $0, address: Self.address).references(on: architecture)
        }
        #expect(
            references
                == MachineCode.References(branches: row.branches, addresses: row.addresses, slots: row.slots))
    }
}
